import { EllipsisIcon, IconButton, type IconButtonProps } from '@mapa/ui-kit';

/** The button of the menu, used before and after the menu's code is loaded. */
export function MoreTrigger(props: Partial<IconButtonProps>) {
  return (
    <IconButton label="Mais ações" aria-haspopup="menu" {...props}>
      <EllipsisIcon size={20} aria-hidden />
    </IconButton>
  );
}
