import { readStored, useStoredText } from '../device/stored-text';

const KEY = '@MAPA-Atalhos';
const OFF = 'desligados';

/** Whether single keys act on questions: they can interfere with speech input, so they can be disabled (WCAG 2.1.4). */
export const shortcutsEnabled = (): boolean => readStored('local', KEY) !== OFF;

/** The setting as state, stored on this device. */
export function useShortcutSetting(): [boolean, (enabled: boolean) => void] {
  const [text, write] = useStoredText('local', KEY);
  return [text !== OFF, (enabled) => write(enabled ? '' : OFF)];
}
