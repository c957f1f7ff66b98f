/** A line to the student's other tabs. */
export interface TabLine {
  tell: (news: object) => void;
  listen: (listener: (news: object) => void) => void;
  close: () => void;
}

/** A silent line where the browser has none: the other tabs then learn with their next answer. */
export function openTabLine(): TabLine {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, listen: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('mapa-novidades');
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) => void (channel.onmessage = ({ data }: MessageEvent<object>) => listener(data)),
    close: () => channel.close(),
  };
}
