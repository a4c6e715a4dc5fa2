// What the report does when somebody uses it. Without it, all of the report can be read but for the trees.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];

  // Trees: a frame is made when it is opened, and goes when it is closed, so that few are there at once.
  const held = byId("frame");
  const frame = held ? JSON.parse(held.textContent) : "";

  const showTree = (tree) => {
    const place = tree.querySelector(".frame");
    if (!tree.open) return place.replaceChildren();
    if (place.firstChild || !frame) return;
    const made = document.createElement("iframe");
    made.setAttribute("sandbox", "allow-scripts");
    made.title = tree.dataset.title;
    made.srcdoc = frame.replace("PLYSCOPE-TREE", () => byId(tree.dataset.tree).textContent);
    place.append(made);
  };

  // One who opens a submission wants its first tree too; one who opens all does not want all trees.
  const quiet = new WeakSet();
  const openOne = (submission) => {
    const [first, ...others] = submission.querySelectorAll(".tree");
    if (!first) return;
    if (submission.open) first.open = !quiet.has(submission);
    else for (const tree of [first, ...others]) tree.open = false;
    quiet.delete(submission);
  };

  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target.classList.contains("tree")) showTree(target);
      else if (target.classList.contains("submission")) openOne(target);
    },
    true,
  );

  // A link to a submission opens it.
  const goThere = () => {
    const there = byId(location.hash.slice(1));
    if (!there) return;
    if (there.hidden || there.closest("[hidden]")) showAll();
    if (there.classList.contains("submission")) there.open = true;
    (there.querySelector("summary") ?? there).focus({ preventScroll: true });
    there.scrollIntoView();
  };

  // Filters and order.
  const tools = byId("tools");
  const submissions = all(".submission");
  const homes = new Map(submissions.map((each) => [each, each.parentElement]));
  const flat = byId("flat");
  const by = {
    name: (one, other) => one.dataset.name.localeCompare(other.dataset.name),
    least: (one, other) => Number(one.dataset.points) - Number(other.dataset.points) || by.name(one, other),
  };

  const arrange = () => {
    const order = by[byId("sort").value];
    const list = order ? [...submissions].sort(order) : submissions;
    for (const each of list) (order ? flat.querySelector(".list") : homes.get(each)).append(each);
    const [mistake, outcome] = [byId("mistake").value, byId("outcome").value];
    const name = byId("named").value.trim().toLocaleLowerCase();
    for (const each of submissions) {
      const { groups, outcome: own, name: called } = each.dataset;
      each.hidden = !(
        (mistake === "" || groups.split(" ").includes(mistake)) &&
        (outcome === "" || own === outcome) &&
        called.toLocaleLowerCase().includes(name)
      );
    }
    const shown = submissions.filter((each) => !each.hidden);
    const isWhole = shown.length === submissions.length;
    for (const group of all(".group"))
      group.hidden = order
        ? true
        : !shown.some((each) => group.contains(each)) && !(isWhole || group.id === `group-${mistake}`);
    flat.hidden = !order;
    byId("shown").textContent = `${shown.length} of ${submissions.length} shown`;
  };

  const showAll = () => {
    tools.reset();
    arrange();
  };

  if (tools) {
    tools.hidden = false;
    showAll();
    tools.addEventListener("input", arrange);
    tools.addEventListener("submit", (event) => event.preventDefault());
    byId("open-all").addEventListener("click", () => {
      for (const each of submissions) {
        if (each.hidden || each.open) continue;
        quiet.add(each);
        each.open = true;
      }
    });
    byId("close-all").addEventListener("click", () => {
      for (const each of submissions) each.open = false;
    });
    addEventListener("hashchange", goThere);
    // A second press on the same link changes no address.
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.('a[href^="#"]');
      if (link && link.hash === location.hash) goThere();
    });
    if (location.hash) goThere();
  } else {
    const first = document.querySelector(".tree");
    if (first) first.open = true;
  }
})();
