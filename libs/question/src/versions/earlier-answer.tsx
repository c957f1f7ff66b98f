import { answerLetter, dayText, kindOfLetters, questionKind } from '@mapa/domain';
import { Button, ChevronDownIcon, ChevronUpIcon, RichText } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { outcomeOfAnswer, outcomeToday } from '../answering/outcome';
import type { EarlierWording, OwnAnswer, PanelQuestion } from '../model';
import { changeTexts } from './change-texts';
import { EarlierNote, NoteDeeds, NoteSheet, NoteText, NoteTitle } from './earlier-note';
import { EarlierWordingView } from './earlier-wording';

export interface EarlierAnswerProps {
  question: PanelQuestion;
  earlier: EarlierWording;
  /** The answer to that wording; null if it must not be shown yet, as in a review. */
  answer: OwnAnswer | null;
}

/** The old answer in a sentence: the choice and its verdict. */
function answerText(
  { anulada }: Pick<PanelQuestion, 'anulada'>,
  { alternativas, combinacoes, gabarito }: EarlierWording,
  answer: OwnAnswer,
): string {
  const day = dayText(answer.respondida_em);
  if (answer.revelada) return `Em ${day} você viu o gabarito da redação anterior.`;
  const kind = kindOfLetters(alternativas.map(({ letra }) => letra));
  const letter = answerLetter({ tipo: kind, alternativas, combinacoes }, answer.alternativa_id);
  const chosen = letter === undefined ? 'respondeu' : `marcou ${questionKind(kind).keyText(letter)}`;
  if (!gabarito || anulada || answer.acertou === null) return `Em ${day} você ${chosen} na redação anterior.`;
  if (answer.acertou) return `Em ${day} você ${chosen} na redação anterior, e acertou.`;
  const key = gabarito.letra === null ? '' : ` O gabarito de então: ${questionKind(kind).keyText(gabarito.letra)}.`;
  return `Em ${day} você ${chosen} na redação anterior, e errou.${key}`;
}

/** Notice that a question changed since it was answered, with the earlier wording and its answer. */
export function EarlierAnswer({ question, earlier, answer }: EarlierAnswerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const outcome = outcomeToday(outcomeOfAnswer(answer, earlier.gabarito), question);
  const Arrow = isOpen ? ChevronUpIcon : ChevronDownIcon;
  return (
    <EarlierNote label="Redação anterior">
      <NoteTitle>Esta questão mudou desde a sua resposta.</NoteTitle>
      <NoteText>
        {changeTexts(earlier.mudancas).join(' ')} {answer ? answerText(question, earlier, answer) : null} Responda a
        redação atual, abaixo.
      </NoteText>
      {outcome ? (
        <>
          <NoteDeeds>
            <Button
              variant="ghost"
              size="small"
              icon={<Arrow size={18} aria-hidden />}
              aria-expanded={isOpen}
              aria-controls={`${id}-anterior`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Fechar a redação anterior' : 'Ver a sua resposta na redação anterior'}
            </Button>
          </NoteDeeds>
          <div id={`${id}-anterior`}>
            {isOpen ? (
              <NoteSheet>
                <EarlierWordingView earlier={earlier} outcome={outcome}>
                  {outcome.key.comentario ? <RichText html={outcome.key.comentario} size="body" /> : null}
                </EarlierWordingView>
              </NoteSheet>
            ) : null}
          </div>
        </>
      ) : null}
    </EarlierNote>
  );
}
