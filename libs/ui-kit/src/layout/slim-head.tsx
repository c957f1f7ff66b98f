import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Link } from '../actions/link';
import { ArrowLeftIcon } from '../icons';
import { token } from '../theme/token';

export interface SlimHeadProps {
  /** From `usePageBarSlot`. */
  bar: HTMLElement;
  /** The link back. */
  back: { to: string; label: string };
  title: string;
  /** One line below the title; a progress bar in it becomes the bar's lower edge. */
  children?: ReactNode;
  /** Content at the end of the bar. */
  menu: ReactNode;
}

/** The title of a page in the slim bar of small windows. */
export function SlimHead({ bar, back, title, children, menu }: SlimHeadProps) {
  return createPortal(
    <Slim>
      <Back look="bare" to={back.to} aria-label={back.label}>
        <ArrowLeftIcon size={22} aria-hidden />
      </Back>
      <Words>
        <h1>{title}</h1>
        {children ? <div>{children}</div> : null}
      </Words>
      {menu}
    </Slim>,
    bar,
  );
}

const Slim = styled.div`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
`;

const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: ${token.target};
  height: ${token.target};
  color: ${token.color.inkSoft};
`;

/** Two truncated lines; progress is also drawn as a line below the bar. */
const Words = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  h1,
  div {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h1 {
    font-family: ${token.family.serif};
    font-size: ${token.size.body};
    font-weight: ${token.weight.strong};
  }
  div {
    color: ${token.color.inkSoft};
    font-size: ${token.size.tiny};
    font-variant-numeric: tabular-nums;
  }
  span + span::before {
    content: ' · ' / '';
  }
  [role='progressbar'] {
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    border-radius: 0;
  }
`;
