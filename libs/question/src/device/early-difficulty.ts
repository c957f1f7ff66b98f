import { useStoredText } from './stored-text';

const KEY = '@MAPA-Dificuldade';
const EARLY = 'antes';

/** Whether the student wants to see a question's difficulty before the answer, on this device; and what turns it. */
export function useEarlyDifficulty(): [isEarly: boolean, turn: () => void] {
  const [text, write] = useStoredText('local', KEY);
  const isEarly = text === EARLY;
  return [isEarly, () => write(isEarly ? '' : EARLY)];
}
