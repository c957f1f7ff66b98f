import { useEffect } from 'react';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { keyframes, styled } from 'styled-components';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '../icons';
import { media } from '../theme/media';
import { token } from '../theme/token';

/** Shows a notice in the Toaster; the caller sets durations (`toast.error(text, { duration: 10_000 })`). */
export { toast };

const icons = {
  error: <CircleAlertIcon size={20} aria-hidden />,
  success: <CircleCheckIcon size={20} aria-hidden />,
  other: <InfoIcon size={20} aria-hidden />,
};

/**
 * In ms; 0 would count as unset. Notices do not animate out, so a dismissed one need not stay for the library's default
 * second: its timer in an unmounted Toaster would remove a newer notice with the same id.
 */
const REMOVE_DELAY_MS = 1;

/** Container of notices: at the top, stacked, paused while hovered. Mount it once. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: REMOVE_DELAY_MS });
  const { startPause, endPause } = handlers;
  const shown = toasts.filter(({ visible }) => visible);
  const empty = shown.length === 0;

  // A notice removed under the pointer raises no mouseleave; without this, later ones would stay paused.
  useEffect(() => {
    if (empty) endPause();
  }, [empty, endPause]);

  return (
    <Region aria-live="polite" onMouseEnter={startPause} onMouseLeave={endPause}>
      {shown.map((item) => (
        <Notice key={item.id} item={item} />
      ))}
    </Region>
  );
}

function Notice({ item }: { item: Toast }) {
  const { type } = item;
  const handleClose = () => toast.dismiss(item.id);
  return (
    <Slip role={type === 'error' ? 'alert' : undefined} $tone={type === 'error' ? 'danger' : 'accent'}>
      {icons[type === 'error' || type === 'success' ? type : 'other']}
      <div>{resolveValue(item.message, item)}</div>
      <button type="button" aria-label="Fechar aviso" onClick={handleClose}>
        <XIcon size={18} aria-hidden />
      </button>
    </Slip>
  );
}

const Region = styled.div`
  position: fixed;
  z-index: ${token.layer.toast};
  inset: ${token.space.x2} ${token.space.x2} auto;
  display: grid;
  justify-items: center;
  gap: ${token.space.x1};
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-0.5rem); }
`;

const Slip = styled.div<{ $tone: 'danger' | 'accent' }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${token.space.x1h};
  align-items: start;
  max-width: 32rem;
  padding: ${token.space.x1h} ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-left: 4px solid ${({ $tone }) => token.color[$tone]};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  box-shadow: ${token.color.shadowLift};
  line-height: ${token.leading.snug};
  pointer-events: auto;
  animation: ${arrive} ${token.motion.calm} ${token.motion.ease};
  & > svg {
    color: ${({ $tone }) => token.color[$tone]};
    margin-top: 0.1em;
  }
  & > button {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    margin: -0.125rem -0.375rem 0 0;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
`;
