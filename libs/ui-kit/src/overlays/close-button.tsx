import { IconButton } from '../actions/icon-button';
import { XIcon } from '../icons';

/** Closes a dialog or a drawer. */
export const closeButton = (
  <IconButton label="Fechar">
    <XIcon size={20} aria-hidden />
  </IconButton>
);
