import { counted, durationText, figure, OWN_SITTING_QUESTIONS, questionsOf } from '@mapa/domain';
import type { Proposal, ProposedPart } from '../model';

/** The share of each matéria in one line: "Português 12 · Direito 8". */
export const sharesText = (parts: readonly ProposedPart[], shares: readonly number[]): string =>
  parts
    .map(({ nome }, at) => ({ nome, share: shares[at] ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ nome, share }) => `${nome} ${figure(share)}`)
    .join(' · ');

/** Number of available questions: explains why a sitting is smaller than requested, or impossible. */
export function availableText(available: number, wanted: number): string {
  const { least } = OWN_SITTING_QUESTIONS;
  if (available === 0) return 'Nenhuma questão atende a esta escolha: amplie-a.';
  if (available < least)
    return `Só há ${questionsOf(available)}, e um simulado tem ao menos ${figure(least)}: amplie a escolha.`;
  if (available < wanted) return `Só há ${questionsOf(available)}: o simulado terá todas elas.`;
  return `${counted(available, 'questão disponível', 'questões disponíveis')}.`;
}

/** The usual time of a question, for which the minutes are proposed: "Proposto: 2 min por questão." */
export const paceText = ({ tempo_ms, tempo_proprio }: Pick<Proposal, 'tempo_ms' | 'tempo_proprio'>): string =>
  `Proposto: ${durationText(tempo_ms)} por questão${tempo_proprio ? ', o seu tempo mediano' : ''}.`;

/** The choices of a folded part in one line. */
export const optionsText = (choices: readonly string[]): string =>
  choices.length === 0 ? 'bancas, anos, desconto por erro, nome' : choices.join(' · ');
