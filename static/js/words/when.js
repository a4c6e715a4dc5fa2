// When something happened, in words. Pure functions.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// Made when they are needed: the first of them would cost the page's start 30 ms.
const clock = () => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const date = () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const dateOfYear = () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** "just now", "5 minutes ago", "today, 14:05", "yesterday, 14:05", "3 May, 14:05". @param {number} when @param {number} now */
export function formatWhen(when, now) {
  const ago = now - when;
  const minutes = Math.floor(ago / MINUTE);
  if (ago < MINUTE) return "just now";
  if (ago < HOUR) return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
  return `${dayOf(new Date(when), new Date(now))}, ${clock().format(when)}`;
}

/** @param {Date} when @param {Date} now */
function dayOf(when, now) {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (when.toDateString() === now.toDateString()) return "today";
  if (when.toDateString() === yesterday.toDateString()) return "yesterday";
  return (when.getFullYear() === now.getFullYear() ? date() : dateOfYear()).format(when);
}
