import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';

export interface ValueReaderProps {
  /** Accessible name of the picture. */
  label: string;
  /** Each mark of the picture in words, in order. */
  values: readonly string[];
  /** The mark at a horizontal position, 0–1; without it all marks are equally wide. */
  markAt?: (place: number) => number;
  /** Caption beside the value. */
  caption?: ReactNode;
  /** The mark whose value is shown while none is pointed at; without it `idle` is shown. */
  first?: number;
  /** Text shown while no mark is pointed at. */
  idle?: ReactNode;
  /** Places the text below the picture. */
  below?: boolean;
  /** Renders the picture, with the active mark highlighted. */
  children: (shown: number | null) => ReactNode;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A picture with several marks that shows the value of the one that is pointed at, touched, or reached by arrow keys: a
 * single Tab stop, and targets as high as the picture, however narrow.
 */
export function ValueReader({
  label,
  values,
  markAt = (place) => Math.floor(place * values.length),
  caption,
  first,
  idle,
  below = false,
  children,
}: ValueReaderProps) {
  const plot = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = values.length - 1;
  const within = (at: number) => Math.min(Math.max(at, 0), last);
  const shown = pointed === null ? (first ?? null) : within(pointed);

  const handlePointer = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (box && box.width > 0) setPointed(within(markAt((clientX - box.left) / box.width)));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setPointed(null);
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    // Here the arrows belong to the picture, not to the surrounding page.
    event.preventDefault();
    event.stopPropagation();
    setPointed(within(shown === null ? (event.key === 'End' ? last : 0) : step(shown, last)));
  };

  const told = (
    <Told>
      {idle === undefined ? null : <Line $isShown={shown === null}>{idle}</Line>}
      <Line $isShown={shown !== null}>{shown === null ? null : values[shown]}</Line>
    </Told>
  );
  return (
    <Reader>
      {caption === undefined && below ? null : (
        <Head>
          {caption}
          {below ? null : told}
        </Head>
      )}
      <Plot
        ref={plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={values.length}
        aria-valuenow={(shown ?? 0) + 1}
        aria-valuetext={values[shown ?? 0]}
        onKeyDown={handleKey}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
        // Lifting a finger must not clear the touched value.
        onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : setPointed(null))}
        onBlur={() => setPointed(null)}
      >
        {children(shown)}
      </Plot>
      {below ? told : null}
    </Reader>
  );
}

const Reader = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.half};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space.x2};
  font-size: ${token.size.small};
`;

/** Both lines share one place, so that nothing moves when one replaces the other. */
const Told = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > * {
    grid-area: 1 / 1;
  }
`;

const Line = styled.span<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;

const Plot = styled.div`
  display: grid;
  /* A finger moves along the picture, and scrolls the page up and down. */
  touch-action: pan-y;
  cursor: crosshair;
`;
