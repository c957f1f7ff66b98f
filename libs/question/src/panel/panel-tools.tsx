import { GaugeIcon, IconButton, KeyboardIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { useEarlyDifficulty } from '../device/early-difficulty';
import { useReadingSize } from '../device/reading-size';

/**
 * Settings for difficulty before the answer, reading size and shortcuts: once per page, or for a panel shown on its
 * own.
 */
export function PanelTools({ onHelp }: { onHelp: () => void }) {
  const { smaller, larger } = useReadingSize();
  const [isEarly, turn] = useEarlyDifficulty();
  return (
    <>
      <IconButton
        label="Dificuldade e acertos antes de responder"
        active={isEarly}
        aria-pressed={isEarly}
        onClick={turn}
      >
        <GaugeIcon size={20} aria-hidden />
      </IconButton>
      <IconButton label="Diminuir a letra" disabled={!smaller} onClick={smaller}>
        <Glyph aria-hidden>A−</Glyph>
      </IconButton>
      <IconButton label="Aumentar a letra" disabled={!larger} onClick={larger}>
        <Glyph aria-hidden $large>
          A+
        </Glyph>
      </IconButton>
      <Keys>
        <IconButton label="Atalhos de teclado" onClick={onHelp}>
          <KeyboardIcon size={20} aria-hidden />
        </IconButton>
      </Keys>
    </>
  );
}

const Glyph = styled.span<{ $large?: boolean }>`
  font-family: ${token.family.serif};
  font-size: ${({ $large }) => ($large ? token.size.body : token.size.tiny)};
  font-weight: ${token.weight.strong};
`;

/** Hidden without a hovering pointer, because such devices seldom have a keyboard. */
const Keys = styled.span`
  @media (hover: none) {
    display: none;
  }
`;
