import { Button, ChevronDownIcon, ChevronUpIcon } from '@mapa/ui-kit';

interface OpenerProps {
  isOpen: boolean;
  /** Id of the element that opens. */
  controls: string;
  onToggle: () => void;
  /** Accessible name of the row, such as "Q42". */
  about: string;
  children: string;
}

/** Opens and closes the details below a row. */
export function Opener({ isOpen, controls, onToggle, about, children }: OpenerProps) {
  const Icon = isOpen ? ChevronUpIcon : ChevronDownIcon;
  return (
    <Button
      variant="ghost"
      size="small"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={`${children}: ${about}`}
      icon={<Icon size={18} aria-hidden />}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
