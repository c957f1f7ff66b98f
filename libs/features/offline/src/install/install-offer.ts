import { orUndefined } from '@mapa/domain';

/** Chromium's event; other browsers install through a menu. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const USE = 'mapa_uso';
const REFUSED = 'mapa_instalar';
const CHANGED = 'mapa:instalar';
/** Number of days with studies that count as regular use. */
const DAYS_OF_USE = 3;
const REFUSAL_DAYS = 180;
const DAY_MS = 86_400_000;

let prompt: InstallPrompt | null = null;

const today = (): number => Math.floor(Date.now() / DAY_MS);
const read = (key: string): string | undefined => orUndefined(() => localStorage.getItem(key)) ?? undefined;
const write = (key: string, value: string): void => void orUndefined(() => localStorage.setItem(key, value));
const tell = (): void => void dispatchEvent(new Event(CHANGED));

/** The last days with studies on this device. */
function daysOfUse(): number[] {
  const days = (read(USE) ?? '').split(',').map(Number);
  // Drops future days, which were recorded with a wrong clock.
  return days.filter((day) => Number.isInteger(day) && day > 0 && day <= today());
}

/** Records a day of use when an answer is given. */
export function noteUse(): void {
  const days = daysOfUse();
  if (!days.includes(today())) write(USE, [...days, today()].slice(-DAYS_OF_USE).join());
}

/** Prevents the browser from offering the installation by itself. Returns a function that undoes it. */
export function holdInstallPrompt(): () => void {
  const hold = (event: Event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    tell();
  };
  const forget = () => {
    prompt = null;
    tell();
  };
  addEventListener('beforeinstallprompt', hold);
  addEventListener('appinstalled', forget);
  return () => {
    removeEventListener('beforeinstallprompt', hold);
    removeEventListener('appinstalled', forget);
  };
}

/** Whether this is Safari on iPhone or iPad in a tab: it never offers installation, but its share menu can install. */
const isSafariTab = (): boolean => 'standalone' in navigator && !navigator.standalone && navigator.maxTouchPoints > 1;

/**
 * How to offer installation: by the browser's own prompt, or by naming the menu. Null if the browser has neither, the
 * application is not used regularly yet, or the student refused within half a year.
 */
export function offeredInstall(): 'prompt' | 'menu' | null {
  if (daysOfUse().length < DAYS_OF_USE) return null;
  const refused = Number(read(REFUSED) ?? 0);
  if (Math.abs(today() - refused) <= REFUSAL_DAYS) return null;
  if (prompt) return 'prompt';
  return isSafariTab() ? 'menu' : null;
}

/** Records the student's refusal for half a year, or until they leave this device. */
export function refuseInstall(): void {
  write(REFUSED, String(today()));
  tell();
}

/** Opens the browser's own prompt, once per event. */
export async function install(): Promise<void> {
  const asked = prompt;
  prompt = null;
  tell();
  const answer = await asked?.prompt().catch(() => null);
  if (answer?.outcome === 'dismissed') refuseInstall();
}

/** Calls `notice` when the browser's offer appears or disappears. Returns a function that unsubscribes. */
export function watchInstall(notice: () => void): () => void {
  addEventListener(CHANGED, notice);
  return () => removeEventListener(CHANGED, notice);
}
