import { useState } from 'react';
import { Button, type ButtonProps } from '../actions/button';
import { toast } from '../feedback/toaster';
import { ShareIcon } from '../icons';
import type { SharedPicture } from './picture';

export interface ShareButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  picture: SharedPicture;
}

/** Shares an achievement as a picture. The drawing code is loaded by the click. */
export function ShareButton({ picture, size = 'medium', variant = 'ghost' }: ShareButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const handleShare = async () => {
    setBusy(true);
    try {
      await (await import('./share-picture')).sharePicture(picture);
    } catch {
      toast.error('A imagem não pôde ser feita. Tente novamente.', { id: 'imagem' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant={variant}
      size={size}
      busy={isBusy}
      icon={<ShareIcon size={18} aria-hidden />}
      onClick={() => void handleShare()}
    >
      Compartilhar como imagem
    </Button>
  );
}
