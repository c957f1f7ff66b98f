import { css, styled } from 'styled-components';
import { token } from '../theme/token';

/** Base UI marks an overlay that opens or closes; it fades instead of jumping. */
const fade = css`
  transition:
    opacity ${token.motion.calm} ${token.motion.ease},
    transform ${token.motion.calm} ${token.motion.ease};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const sheetLook = css`
  background: ${token.color.sheet};
  color: ${token.color.ink};
  box-shadow: ${token.color.shadowLift};
  ${fade}
  &:focus-visible {
    outline: none;
  }
`;

export const veilLook = css`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  background: ${token.color.veil};
  ${fade}
`;

/** Title and close button of a dialog or drawer; stays visible while the rest scrolls. */
export const SheetHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space.x2};
  padding: ${token.space.x2} ${token.space.x1} ${token.space.x1} ${token.space.x3};
  & > h2 {
    padding-top: ${token.space.half};
    font-family: ${token.family.serif};
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.snug};
  }
`;

export const SheetBody = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 ${token.space.x3} ${token.space.x3};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const SheetFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space.x1};
  padding: ${token.space.x2} ${token.space.x3};
  border-top: 1px solid ${token.color.rule};
  /* One below the other they are equally wide; beside one another they share the row. */
  & > button,
  & > a {
    flex-grow: 1;
  }
`;
