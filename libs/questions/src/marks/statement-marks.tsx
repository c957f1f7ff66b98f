import { useSession } from '@mapa/auth';
import { HIGHLIGHT_COLORS, counted, type HighlightColor } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { useEffect, useMemo, type RefObject } from 'react';
import { useStoredText } from '../device/stored-text';
import { useLateKeys } from '../keyboard/use-late-keys';
import type { PanelQuestion } from '../model';
import { parseStruck, struckKey } from '../panel/alternatives/struck';
import { EarlierMarksNote } from './earlier-marks';
import { EraseAll } from './erase-all';
import { HighlightTools } from './highlight-tools';
import { erase, highlight, isCovered, touched, type Highlight } from './highlights';
import { highlightsKey, parseHighlights } from './kept-marks';
import { MarkLooks } from './mark-looks';
import type { Marks } from './merge-marks';
import { paint } from './paint';
import { useEarlierWaiting } from './use-earlier-waiting';
import { useMarksSync } from './use-marks-sync';
import { useSelection } from './use-selection';

export interface StatementMarksProps {
  question: PanelQuestion;
  /** The panel. */
  root: RefObject<HTMLElement | null>;
  statementId: string;
}

const [FIRST_COLOR] = HIGHLIGHT_COLORS;
const COLOR_KEY = '@MAPA-Grifo';
const colorOf = (kept: string): HighlightColor =>
  HIGHLIGHT_COLORS.find(({ value }) => value === kept)?.value ?? FIRST_COLOR.value;

/** The highlights of a statement, which are made by selecting; of a student they go along to other devices, with the strikes. */
export function StatementMarks({ question, root, statementId }: StatementMarksProps) {
  const { studentId } = useSession();
  const [kept, keep] = useStoredText('session', highlightsKey(question));
  const [struck, strike] = useStoredText('session', struckKey(question.id));
  const [color, setColor] = useStoredText('local', COLOR_KEY);
  const highlights = useMemo(() => parseHighlights(kept), [kept]);
  useMarksSync(question, studentId, `${kept} ${struck}`);
  useEarlierWaiting(question, studentId);

  const html = question.enunciado;
  const statement = () => document.getElementById(statementId);
  const [selected, deselect] = useSelection({ root, statement, html, highlights });

  useEffect(() => {
    const element = document.getElementById(statementId);
    if (element && (highlights.length > 0 || element.querySelector('[data-grifo]'))) paint(element, html, highlights);
  }, [highlights, html, statementId]);

  const write = (next: Highlight[]) => {
    keep(next.length === 0 ? '' : JSON.stringify(next));
    getSelection()?.removeAllRanges();
    deselect();
  };
  const handleColor = (cor: HighlightColor) => {
    if (!selected) return;
    setColor(cor);
    write(highlight(highlights, { inicio: selected.inicio, fim: selected.fim, cor }));
  };
  const handleBring = ({ destaques, riscadas }: Marks) => {
    write([...destaques]);
    strike(riscadas.join());
  };
  const handleErase = () => {
    if (selected) write(erase(highlights, selected));
  };
  useLateKeys(root, {
    g: () => {
      if (!selected) toast('Selecione um trecho do enunciado para grifar.', { id: 'grifo' });
      else if (isCovered(highlights, selected)) handleErase();
      else handleColor(colorOf(color));
    },
  });

  return (
    <>
      <MarkLooks />
      {selected ? (
        <HighlightTools
          place={selected}
          canErase={touched(highlights, selected).length > 0}
          onColor={handleColor}
          onErase={handleErase}
        />
      ) : null}
      {studentId !== null && question.marcas_anteriores ? (
        <EarlierMarksNote
          question={question}
          earlier={question.marcas_anteriores}
          mine={{ destaques: highlights, riscadas: parseStruck(struck) }}
          onBring={handleBring}
        />
      ) : null}
      {highlights.length > 0 ? (
        <EraseAll onErase={() => write([])}>
          Apagar {counted(highlights.length, 'grifo', 'grifos')} do enunciado
        </EraseAll>
      ) : null}
    </>
  );
}
