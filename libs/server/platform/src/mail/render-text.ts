import { greeting, type Letter } from './letter';

/** The letter for text mail programs. */
export function renderText({ name, paragraphs, action, notes }: Letter): string {
  const parts = [greeting(name), ...paragraphs, `${action.label}:\n${action.href}`, ...notes, '— Mapa'];
  return `${parts.join('\n\n')}\n`;
}
