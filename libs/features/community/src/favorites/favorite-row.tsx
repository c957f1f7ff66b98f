import { LateQuestionPanel } from '@mapa/question';
import { Button, Checkbox, Trash2Icon, VisuallyHidden, media, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Favorite } from '../model';
import { Opener } from '../question-rows/opener';
import { QuestionHead } from '../question-rows/question-head';
import { LineRow, Opened, RowTools } from '../question-rows/row-look';
import { OwnState } from './own-state';

interface FavoriteRowProps {
  favorite: Favorite;
  isTicked: boolean;
  onTick: () => void;
  isRemoving: boolean;
  onRemove: () => void;
}

/** A favourite: its origin, the student's own result, and the question itself when opened. */
export function FavoriteRow({ favorite, isTicked, onTick, isRemoving, onRemove }: FavoriteRowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { codigo, resposta, gabarito } = favorite;
  return (
    <Container>
      <Checkbox checked={isTicked} onChange={onTick}>
        <VisuallyHidden>Escolher a questão {codigo}</VisuallyHidden>
      </Checkbox>
      <LineRow aria-labelledby={`${id}-questao`}>
        <QuestionHead question={favorite} titleId={`${id}-questao`} short={isOpen}>
          <OwnState question={favorite} />
        </QuestionHead>
        <RowTools>
          <Opener isOpen={isOpen} controls={`${id}-aberta`} about={codigo} onToggle={() => setIsOpen(!isOpen)}>
            {resposta ? 'Rever aqui' : 'Responder aqui'}
          </Opener>
          <Button
            variant="ghost"
            size="small"
            busy={isRemoving}
            aria-label={`Remover das favoritas: ${codigo}`}
            icon={<Trash2Icon size={16} aria-hidden />}
            onClick={onRemove}
          >
            Remover
          </Button>
        </RowTools>
        <Whole id={`${id}-aberta`}>
          {isOpen ? (
            <Opened>
              <LateQuestionPanel question={favorite} answer={resposta} answerKey={gabarito} tools={false} />
            </Opened>
          ) : null}
        </Whole>
      </LineRow>
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space.x1h};
  & > :first-child {
    padding-top: 0.1rem;
  }
`;

/** On a phone the question takes the full width, also below the checkbox. */
const Whole = styled.div`
  ${media.belowMedium} {
    margin-left: calc(-1.5rem - ${token.space.x1} - ${token.space.x1h});
  }
`;
