import { styled } from 'styled-components';
import { token } from '../theme/token';

/**
 * The letter of an alternative in the circle that is its radio button, or in a box if several can be checked. Place it
 * right after the input within a `LetterChoice`. `--letter` and `--on-letter` are its colours when chosen,
 * `--letter-edge` otherwise.
 */
export const LetterMark = styled.span<{ $isBox?: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 2rem;
  height: 2rem;
  border: 1px solid var(--letter-edge, ${token.color.edge});
  border-radius: ${({ $isBox = false }) => ($isBox ? token.radius.medium : token.radius.pill)};
  background: ${token.color.sheet};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.strong};
  line-height: 1;
  transition:
    background-color ${token.motion.quick},
    border-color ${token.motion.quick};
`;

/** The label of an alternative: its transparent input covers its `LetterMark`, which shows choice and focus. */
export const LetterChoice = styled.label`
  position: relative;
  display: flex;
  flex: 1;
  gap: ${token.space.x1h};
  align-items: flex-start;
  min-width: 0;
  padding: ${token.space.x1} ${token.space.x1h};
  cursor: pointer;
  & > input {
    position: absolute;
    width: 2rem;
    height: 2rem;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > input:checked + ${LetterMark} {
    border-color: var(--letter, ${token.color.accent});
    background: var(--letter, ${token.color.accent});
    color: var(--on-letter, ${token.color.onAccent});
  }
  & > input:focus-visible + ${LetterMark} {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:has(> input:is([aria-disabled], :disabled)) {
    cursor: default;
  }
  @media (forced-colors: active) {
    & > input:checked + ${LetterMark} {
      forced-color-adjust: none;
    }
  }
`;
