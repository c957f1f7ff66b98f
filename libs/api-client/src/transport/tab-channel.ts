import type { NEWS_CHANNELS } from '@mapa/domain';

/** Names of the channels; open pages of older versions use them. */
export type TabChannelName = (typeof NEWS_CHANNELS)[number] | 'mapa-sessao' | 'mapa-pacotes';

/** Messages between the tabs of one browser; a tab does not receive its own. */
export interface TabChannel<Message> {
  tell: (message: Message) => void;
  /** Replaces an earlier listener. */
  listen: (listener: (message: Message) => void) => void;
  close: () => void;
}

/** Opens a channel to the other tabs; it does nothing if the browser lacks BroadcastChannel. */
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
