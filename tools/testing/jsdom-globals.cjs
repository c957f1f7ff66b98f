// Features of every supported browser that jsdom lacks and react-router, axios and the outbox use.
const { TextEncoder, TextDecoder } = require('node:util');

Object.assign(globalThis, { TextEncoder, TextDecoder });
/**
 * Styled-components inserts rules one by one, as in production: a text node would be parsed again for each.
 */
globalThis.SC_DISABLE_SPEEDY = false;

globalThis.PointerEvent ??= class PointerEvent extends (globalThis.MouseEvent ?? Object) {
  constructor(type, init = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
  }
};
globalThis.structuredClone ??= (value) => require('node:v8').deserialize(require('node:v8').serialize(value));

/** Its blobs can be read by a FileReader only; those of browsers also by a promise. */
globalThis.Blob.prototype.text ??= function text() {
  return new Promise((resolve, reject) => {
    const reader = new globalThis.FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsText(this);
  });
};
