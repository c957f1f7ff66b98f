import { useWriteHighlightsMutation, type Highlights } from '@mapa/api-client';
import { counted } from '@mapa/domain';
import { Button, toast } from '@mapa/ui-kit';
import { useEffect, useId, useState } from 'react';
import type { Change, EarlierHighlights, PanelQuestion } from '../model';
import { failureOf, sayFailure } from '../student-state/say-failure';
import { usePatchQuestion } from '../student-state/use-patch-question';
import { changeTexts } from '../versions/change-texts';
import { EarlierNote, NoteDeeds, NoteSheet, NoteText, NoteTitle } from '../versions/earlier-note';
import { EarlierWordingView } from '../versions/earlier-wording';
import { useReadToday } from '../versions/use-read-today';
import { carryOver } from './carry-over';
import { paint } from './paint';

interface EarlierHighlightsNoteProps {
  question: PanelQuestion;
  earlier: EarlierHighlights;
  /** Highlights in the current wording, as displayed in this tab. */
  mine: Highlights;
  onBring: (highlights: Highlights) => void;
}

const NOTHING: Highlights = { destaques: [], riscadas: [] };

/** Changes of the wording only: highlights do not reveal the key. */
const wordingChanges = (changes: readonly Change[]): Change[] =>
  changes.map((change) => ({ ...change, gabarito: false }));

/** Highlights in words: "2 grifos e 1 alternativa riscada". */
const highlightsText = ({ destaques, riscadas }: Highlights): string =>
  [
    destaques.length > 0 ? counted(destaques.length, 'grifo', 'grifos') : '',
    riscadas.length > 0 ? counted(riscadas.length, 'alternativa riscada', 'alternativas riscadas') : '',
  ]
    .filter(Boolean)
    .join(' e ');

/**
 * Notice of highlights in an earlier wording, which are not shown on the current one: they can be viewed there,
 * transferred where their words still occur, or erased. Otherwise they stay stored.
 */
export function EarlierHighlightsNote({ question, earlier, mine, onBring }: EarlierHighlightsNoteProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [write, { isLoading }] = useWriteHighlightsMutation();
  const patch = usePatchQuestion(question.id);
  const readAgain = useReadToday(question.id);
  const { versao, revisao } = earlier;

  /** Stores these highlights as the only ones of the earlier wording; returns whether the account has them. */
  async function keep(left: Highlights): Promise<boolean> {
    const { data, error } = await write({
      id: question.id,
      versao,
      revisao,
      destaques: [...left.destaques],
      riscadas: [...left.riscadas],
    });
    if (data) {
      const isEmpty = data.destaques.length === 0 && data.riscadas.length === 0;
      patch({ marcas_anteriores: isEmpty ? null : { ...earlier, ...data } });
      return true;
    }
    sayFailure(error);
    // Changed on another device: the account's state decides.
    if ('revisao' in failureOf(error).fields) readAgain();
    return false;
  }
  async function handleBring() {
    const { highlights, left } = carryOver(earlier, question, mine);
    const rest = highlightsText(left);
    if (rest === highlightsText(earlier)) {
      toast('Nada do que você marcou está, igual, na redação atual. As marcas ficam na anterior.', { id: 'grifo' });
      return;
    }
    onBring(highlights);
    if (await keep(left))
      toast.success(
        rest === ''
          ? 'As marcas vieram para a redação atual.'
          : `O que foi encontrado veio para a redação atual. Na anterior: ${rest}.`,
        { id: 'grifo' },
      );
  }
  const handleErase = () => void keep(NOTHING);

  return (
    <EarlierNote label="Marcas na redação anterior">
      <NoteTitle>Há {highlightsText(earlier)} na redação anterior desta questão.</NoteTitle>
      <NoteText>
        {/* The note on the answer already shows it, if there is one. */}
        {question.redacao_anterior ? null : `${changeTexts(wordingChanges(earlier.mudancas)).join(' ')} `}
        Nada se perdeu: as marcas ficam na redação em que foram feitas.
      </NoteText>
      {isErasing ? (
        <NoteDeeds>
          <Button variant="ghost" size="small" busy={isLoading} onClick={handleErase}>
            Apagar {highlightsText(earlier)}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setIsErasing(false)}>
            Manter
          </Button>
        </NoteDeeds>
      ) : (
        <NoteDeeds>
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-marcas`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Fechar' : 'Ver'}
          </Button>
          <Button variant="ghost" size="small" busy={isLoading} onClick={() => void handleBring()}>
            Trazer para a atual
          </Button>
          <Button variant="ghost" size="small" onClick={() => setIsErasing(true)}>
            Apagar
          </Button>
        </NoteDeeds>
      )}
      <div id={`${id}-marcas`}>{isOpen ? <MarkedWording earlier={earlier} /> : null}</div>
    </EarlierNote>
  );
}

/** The earlier wording with its highlights. */
function MarkedWording({ earlier }: Pick<EarlierHighlightsNoteProps, 'earlier'>) {
  const statementId = useId();
  const { enunciado, destaques, riscadas } = earlier;
  useEffect(() => {
    const element = document.getElementById(statementId);
    if (element) paint(element, enunciado, destaques);
  }, [destaques, enunciado, statementId]);
  return (
    <NoteSheet>
      <EarlierWordingView earlier={earlier} statementId={statementId} struck={new Set(riscadas)} />
    </NoteSheet>
  );
}
