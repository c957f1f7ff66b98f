import { erase, highlight, isCovered, touched, type Highlight, type Highlights } from '@mapa/api-client';
import { useStudentId } from '@mapa/auth';
import { HIGHLIGHT_COLORS, counted, type HighlightColor } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { useEffect, useMemo, type RefObject } from 'react';
import { useStoredText } from '../device/stored-text';
import { useDeferredKeys } from '../keyboard/use-deferred-keys';
import type { PanelQuestion } from '../model';
import { parseStruck, struckKey } from './struck-alternatives';
import { EarlierHighlightsNote } from './earlier-highlights';
import { EraseAll } from './erase-all';
import { HighlightTools } from './highlight-tools';
import { highlightsKey, parseHighlights } from './highlight-storage';
import { HighlightStyles } from './highlight-style';
import { paint } from './paint';
import { useEarlierDrafts } from './use-earlier-drafts';
import { useHighlightSync } from './use-highlight-sync';
import { useSelection } from './use-selection';

export interface StatementHighlightsProps {
  question: PanelQuestion;
  /** The question's panel. */
  root: RefObject<HTMLElement | null>;
  statementId: string;
}

const [FIRST_COLOR] = HIGHLIGHT_COLORS;
const COLOR_KEY = '@MAPA-Grifo';
const colorOf = (kept: string): HighlightColor =>
  HIGHLIGHT_COLORS.find(({ value }) => value === kept)?.value ?? FIRST_COLOR.value;

/**
 * Highlights of a statement, made by selecting text; a student's are synchronised with other devices, together with the
 * strikes.
 */
export function StatementHighlights({ question, root, statementId }: StatementHighlightsProps) {
  const studentId = useStudentId();
  const [kept, keep] = useStoredText('session', highlightsKey(question));
  const [struck, strike] = useStoredText('session', struckKey(question.id));
  const [color, setColor] = useStoredText('local', COLOR_KEY);
  const highlights = useMemo(() => parseHighlights(kept), [kept]);
  useHighlightSync(question, studentId, `${kept} ${struck}`);
  useEarlierDrafts(question, studentId);

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
  const handleBring = ({ destaques, riscadas }: Highlights) => {
    write([...destaques]);
    strike(riscadas.join());
  };
  const handleErase = () => {
    if (selected) write(erase(highlights, selected));
  };
  useDeferredKeys(root, {
    g: () => {
      if (!selected) toast('Selecione um trecho do enunciado para grifar.', { id: 'grifo' });
      else if (isCovered(highlights, selected)) handleErase();
      else handleColor(colorOf(color));
    },
  });

  return (
    <>
      {/* A global style makes the browser recompute the whole page's styles, so it is not rendered for every question of a list. */}
      {highlights.length > 0 ? <HighlightStyles /> : null}
      {selected ? (
        <HighlightTools
          place={selected}
          canErase={touched(highlights, selected).length > 0}
          onColor={handleColor}
          onErase={handleErase}
        />
      ) : null}
      {studentId !== null && question.marcas_anteriores ? (
        <EarlierHighlightsNote
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
