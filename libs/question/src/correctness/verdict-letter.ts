import { LetterMark, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Correctness } from '../kinds/view/kind-view';
import { correctnessStyle } from './correctness-style';

/** An alternative's letter in the verdict's colour. */
export const VerdictLetter = styled(LetterMark)<{ $correctness: Correctness }>`
  ${({ $correctness }) =>
    $correctness
      ? `--letter: ${correctnessStyle[$correctness].ink}; --letter-edge: var(--letter); --on-letter: ${token.color.sheet};`
      : ''}
`;
