import { useStoredText } from './stored-text';

const KEY = '@MAPA-Dificuldade';
const EARLY = 'antes';

/** Whether this device shows a question's difficulty before the answer, and a function that toggles it. */
export function useEarlyDifficulty(): [isEarly: boolean, turn: () => void] {
  const [text, write] = useStoredText('local', KEY);
  const isEarly = text === EARLY;
  return [isEarly, () => write(isEarly ? '' : EARLY)];
}
