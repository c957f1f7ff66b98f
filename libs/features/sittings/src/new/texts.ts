import {
  counted,
  durationText,
  figure,
  isAsked,
  OWN_SITTING_QUESTIONS,
  type OwnSittingSource,
  questionsOf,
} from '@mapa/domain';
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
  const { least, most } = OWN_SITTING_QUESTIONS;
  if (available === 0) return 'Nenhuma questão atende a esta escolha: amplie-a.';
  if (available < least)
    return `Só há ${questionsOf(available)}, e um simulado tem ao menos ${figure(least)}: amplie a escolha.`;
  if (available < wanted) return `Só há ${questionsOf(available)}: o simulado terá todas elas.`;
  const cap = available > most ? `, até ${figure(most)} por simulado` : '';
  return `${counted(available, 'questão disponível', 'questões disponíveis')}${cap}.`;
}

/** The usual time of a question, for which the minutes are proposed: "Proposto: 2 min por questão." */
export const paceText = ({ tempo_ms, tempo_proprio }: Pick<Proposal, 'tempo_ms' | 'tempo_proprio'>): string =>
  `Proposto: ${durationText(tempo_ms)} por questão${tempo_proprio ? ', o seu tempo mediano' : ''}, de 5 em 5 min.`;

/** The choices of a folded part in one line. */
export const optionsText = (choices: readonly string[]): string =>
  choices.length === 0 ? 'bancas, anos, nome' : choices.join(' · ');

/** Why the boards' counts add up to more than the number available; null where they do not. */
export function boardCountsText(
  { mapa, caderno, receita: _recipe, ...filters }: OwnSittingSource,
  { disponiveis, bancas }: Pick<Proposal, 'disponiveis' | 'bancas'>,
): string | null {
  const { banca_id: chosen = [] } = filters;
  const boards = chosen.length === 0 ? bancas : bancas.filter(({ id }) => chosen.includes(id));
  if (boards.reduce((sum, { questoes }) => sum + questoes, 0) <= disponiveis) return null;
  const twins = 'Questões quase iguais contam uma vez entre as disponíveis.';
  // The boards of a map or notebook are counted without the rest of the filter.
  if ((mapa === undefined && caderno === undefined) || !Object.values(filters).some(isAsked)) return twins;
  return `Os números das bancas são do ${mapa === undefined ? 'caderno' : 'mapa'} inteiro. ${twins}`;
}
