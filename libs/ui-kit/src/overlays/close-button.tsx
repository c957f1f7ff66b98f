import { IconButton } from '../actions/icon-button';
import { XIcon } from '../icons';

/** Button that closes a dialog or a drawer. */
export const closeButton = (
  <IconButton label="Fechar">
    <XIcon size={20} aria-hidden />
  </IconButton>
);
