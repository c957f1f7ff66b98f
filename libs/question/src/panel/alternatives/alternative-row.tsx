import { alternativeName, questionKind } from '@mapa/domain';
import {
  AlternativeComment,
  IconButton,
  LetterChoice,
  RichText,
  StrikethroughIcon,
  VisuallyHidden,
  media,
  token,
} from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Alternative, QuestionView } from '../../model';
import { deferred } from '../deferred/deferred';
import { correctnessStyle } from '../../correctness/correctness-style';
import { VerdictLetter } from '../../correctness/verdict-letter';
import type { Correctness } from '../../kinds/view/kind-view';
import { kindView } from '../../kinds/kind-views';
import { useLongPress } from './use-long-press';

/** Reserves the height of the correctness, so that a previous answer moves nothing. */
const MarkPlace = styled.span`
  display: block;
  height: calc(${token.space.half} + ${token.size.small} * ${token.leading.snug});
`;

const AlternativeCorrectness = deferred((module) => module.AlternativeCorrectness, { Waiting: () => <MarkPlace /> });

export interface AlternativeRowProps {
  alternative: Alternative;
  kind: QuestionView['tipo'];
  /** The name attribute of the radio buttons or checkboxes, unique on the page. */
  group: string;
  checked: boolean;
  struck: boolean;
  correctness: Correctness;
  /** Why it is right or wrong, as HTML. */
  comment: string | undefined;
  /** The choice is final: it can be read and focused, but not changed. */
  locked: boolean;
  onChoose: () => void;
  onStrike: () => void;
}

/**
 * One alternative: a radio button or checkbox with its letter, its text, and a button (or long press) that strikes it
 * out.
 */
export function AlternativeRow(props: AlternativeRowProps) {
  const { alternative, kind, group, checked, struck, correctness, comment, locked, onChoose, onStrike } = props;
  const name = alternativeName(alternative.letra, kind);
  const { input } = kindView(kind);
  const { fixedTexts, alternativeWord } = questionKind(kind);
  const commentId = useId();
  const longPress = useLongPress(onStrike, !locked);
  return (
    <Row data-alternative={alternative.id} $correctness={correctness} $locked={locked}>
      <Choice {...longPress}>
        <input
          type={input}
          name={group}
          value={alternative.id}
          checked={checked}
          aria-disabled={locked || undefined}
          aria-describedby={comment === undefined ? undefined : commentId}
          onChange={() => {
            if (!locked) onChoose();
          }}
        />
        <VerdictLetter aria-hidden $correctness={correctness} $isBox={input === 'checkbox'}>
          {alternative.letra}
        </VerdictLetter>
        <Text $struck={struck}>
          {/* In a right-or-wrong question the text is the letter's own word. */}
          {fixedTexts ? null : <VisuallyHidden>{alternative.letra}: </VisuallyHidden>}
          <Option html={alternative.texto} size="body" />
          {struck ? <VisuallyHidden> (riscada)</VisuallyHidden> : null}
          {correctness ? <AlternativeCorrectness kind={kind} correctness={correctness} /> : null}
        </Text>
      </Choice>
      {locked ? null : (
        <Strike
          label={
            struck ? `Desfazer o risco da ${alternativeWord.one} ${name}` : `Riscar ${alternativeWord.one} ${name}`
          }
          active={struck}
          onClick={onStrike}
          data-struck={struck || undefined}
        >
          <StrikethroughIcon size={18} aria-hidden />
        </Strike>
      )}
      {comment === undefined ? null : <Comment id={commentId} html={comment} />}
    </Row>
  );
}

const Strike = styled(IconButton)`
  align-self: center;
  ${media.hover} {
    opacity: 0;
    &[data-struck],
    &:focus-visible {
      opacity: 1;
    }
  }
`;

const Row = styled.div<{ $correctness: Correctness; $locked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  border-radius: ${token.radius.medium};
  background: ${({ $correctness }) => ($correctness ? correctnessStyle[$correctness].wash : 'transparent')};
  transition: background-color ${token.motion.quick};
  ${media.hover} {
    &:hover {
      ${({ $locked, $correctness }) => ($locked || $correctness ? '' : `background: ${token.color.well};`)}
    }
    &:hover ${Strike}, &:focus-within ${Strike} {
      opacity: 1;
    }
  }
`;

/** A long press strikes it out; otherwise the text can be selected. */
const Choice = styled(LetterChoice)`
  &:not(:has(> input[aria-disabled])) {
    @media (pointer: coarse) {
      user-select: none;
      -webkit-user-select: none;
      -webkit-touch-callout: none;
    }
  }
`;

/** Aligned with the alternative's text. */
const Comment = styled(AlternativeComment)`
  flex: 0 0 calc(100% - 2rem - 3 * ${token.space.x1h});
  margin: 0 ${token.space.x1h} ${token.space.x1h} calc(2rem + 2 * ${token.space.x1h});
`;

/** Alternatives follow the reading size, as the statement does. */
const Option = styled(RichText)`
  font-size: calc(${token.size.body} * var(--reading-scale, 1));
`;

const Text = styled.span<{ $struck: boolean }>`
  display: block;
  flex: 1;
  min-width: 0;
  padding-top: 0.125rem;
  ${({ $struck }) =>
    $struck
      ? `color: ${token.color.inkFaint}; & > div { text-decoration: line-through; text-decoration-thickness: 1px; }`
      : ''}
`;
