import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { useHideOnScroll } from './use-hide-on-scroll';

let place: HTMLElement | null = null;
const followers = new Set<() => void>();
const current = () => place;

const setPlace = (element: HTMLElement | null) => {
  place = element;
  followers.forEach((follow) => follow());
};

/**
 * Element in the site's header for the page's title, filled through a portal. Null in wide windows, where the page has
 * its own header. A page that is rendered together with the bar learns of it before both are painted.
 */
export function usePageBarSlot(): HTMLElement | null {
  const [slot, setSlot] = useState(current);
  useLayoutEffect(() => {
    const follow = () => setSlot(current);
    follow();
    followers.add(follow);
    return () => void followers.delete(follow);
  }, []);
  return slot;
}

export interface PageBarProps {
  /** Shown while the page provides no content. */
  brand: ReactNode;
  /** The site's own parts beside it: menu, notices. */
  children: ReactNode;
}

/** The site's header and the page's title as one slim bar, which hides while the student reads. */
export function PageBar({ brand, children }: PageBarProps) {
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);
  return (
    <Bar ref={bar}>
      <RoomForBar />
      <Place ref={setPlace} />
      <Brand>{brand}</Brand>
      {children}
    </Bar>
  );
}

/** Scrolled elements end below the bar. */
const RoomForBar = createGlobalStyle`
  html { scroll-padding-top: 4rem; }
`;

const Bar = styled.header`
  position: sticky;
  z-index: ${token.layer.header};
  top: 0;
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  padding-inline: max(${token.space.half}, env(safe-area-inset-left))
    max(${token.space.half}, env(safe-area-inset-right));
  border-bottom: 1px solid ${token.color.rule};
  background: ${token.color.paper};
  transition: transform ${token.motion.calm} ${token.motion.ease};
  /* It is in sight already: focusing it scrolls nothing. */
  & * {
    scroll-margin-top: -4rem;
  }
  &[data-away]:not(:has(:focus-visible)) {
    transform: translateY(-100%);
  }
  ${media.print} {
    display: none;
  }
`;

const Place = styled.div`
  flex: 1;
  min-width: 0;
  &:empty {
    display: none;
  }
`;

const Brand = styled.div`
  flex: 1;
  padding-left: ${token.space.x1h};
  ${Place}:not(:empty) + & {
    display: none;
  }
`;
