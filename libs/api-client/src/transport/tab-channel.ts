/** The names of the channels; open pages of older versions know them by these. */
export type TabChannelName = 'mapa-novidades' | 'mapa-outbox' | 'mapa-sessao' | 'mapa-pacotes';

/** Messages between this tab and the other tabs of the same browser; a tab does not receive its own. */
export interface TabChannel<Message> {
  tell: (message: Message) => void;
  /** Replaces an earlier listener. */
  listen: (listener: (message: Message) => void) => void;
  close: () => void;
}

/** Opens a channel to the other tabs; a channel without effect where the browser has no BroadcastChannel. */
export function openTabChannel<Message>(name: TabChannelName): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, listen: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => void (channel.onmessage = ({ data }: MessageEvent<Message>) => listener(data)),
    close: () => channel.close(),
  };
}
