import { LitElement } from "lit";

/** A view of the page. It has no shadow root, so the page's style sheets and landmarks reach what it shows. */
export class View extends LitElement {
  createRenderRoot() {
    return this;
  }
}
