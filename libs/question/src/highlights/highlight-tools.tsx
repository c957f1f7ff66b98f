import { HIGHLIGHT_COLORS, type HighlightColor } from '@mapa/domain';
import { EraserIcon, IconButton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { inkOf } from './highlight-style';
import { TOOLS, type Selected } from './use-selection';

interface HighlightToolsProps {
  place: Selected;
  canErase: boolean;
  onColor: (color: HighlightColor) => void;
  onErase: () => void;
}

/** Toolbar below the selected range, with colours and erase. */
export function HighlightTools({ place, canErase, onColor, onErase }: HighlightToolsProps) {
  return (
    <Tools
      role="group"
      aria-label="Grifar o trecho selecionado"
      {...{ [TOOLS]: '' }}
      $left={Math.round(place.left)}
      $top={Math.round(place.top)}
      // Prevents a click from clearing the selection before it is used.
      onMouseDown={(event) => event.preventDefault()}
    >
      {HIGHLIGHT_COLORS.map(({ value, label }) => (
        <IconButton key={value} label={`Grifar de ${label.toLowerCase()}`} onClick={() => onColor(value)}>
          <Swatch $color={value} aria-hidden>
            a
          </Swatch>
        </IconButton>
      ))}
      <IconButton label="Apagar o grifo" disabled={!canErase} onClick={onErase}>
        <EraserIcon size={20} aria-hidden />
      </IconButton>
    </Tools>
  );
}

const Tools = styled.div<{ $left: number; $top: number }>`
  position: absolute;
  z-index: ${token.layer.raised};
  left: ${({ $left }) => $left}px;
  top: ${({ $top }) => $top}px;
  display: flex;
  padding: ${token.space.half};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.large};
  background: ${token.color.sheet};
  box-shadow: ${token.color.shadowSheet};
`;

const Swatch = styled.span<{ $color: HighlightColor }>`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  background: ${({ $color }) => inkOf[$color].wash};
  box-shadow: 0 3px ${({ $color }) => inkOf[$color].line};
  color: ${token.color.ink};
  font-family: ${token.family.serif};
  line-height: 1;
`;
