import { shortName, shownLine } from '../model/shown';
import type { PaperOutcome } from './import-paper';

/** The report's line about a paper's drafts. */
export const draftLine = ({
  count,
  missing,
  skipped,
  report,
  xml,
  kept,
}: NonNullable<PaperOutcome['drafts']>): string =>
  [
    `rascunhos: ${count} (veja ${report}; corrija em ${xml} e importe com a mesma prova)`,
    ...kept.map((file) => `${shortName(file)}: tem correções de alguém, e fica como está`),
    ...(missing.length > 0 ? [`números não encontrados: ${missing.join(', ')}`] : []),
    ...(skipped.length > 0 ? [`ficou de fora: ${skipped.map(shortName).join('; ')}`] : []),
  ].join('\n');

/** The report's line about a question that a person corrected. */
export const correctionLine = ({ name, questionId }: { name: string; questionId: number }): string =>
  `"${shortName(name)}" (Q${questionId}): fica como uma pessoa a corrigiu, embora o arquivo a diga de outro modo`;

/** The report's lines about a paper's accepted key, or its lack. */
export function keyLines({ check, drafts }: Pick<PaperOutcome, 'check' | 'drafts'>): string[] {
  if (!check) return drafts ? ['sem --gabarito, toda questão fica como rascunho; com o gabarito, só as duvidosas'] : [];
  const { agrees, differs, unsure } = check;
  const listed = (facts: string[]) => facts.map(shortName).join(', ');
  return [
    ...(agrees.length > 0 ? [`prova e gabarito conferem: ${listed(agrees)}`] : []),
    ...(differs.length > 0
      ? [`o gabarito diz ser de outra prova e vale assim mesmo: ${differs.map(shownLine).join('; ')}`]
      : []),
    ...(unsure.length > 0
      ? [
          `só o gabarito diz: ${listed(unsure)}; veja se é o da prova (o ano dela se diz com --ano ou no nome de --prova)`,
        ]
      : []),
  ];
}
