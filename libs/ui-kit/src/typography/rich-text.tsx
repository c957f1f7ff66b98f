import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { paperText } from './paper-text';
import { hasMath, renderMath } from './render-math';
import { responsiveHtml } from './responsive-html';
import { onNearViewport } from './on-near-viewport';

export interface RichTextProps {
  /** Sanitised by the server when it was stored; never a person's raw text. */
  html: string;
  /** `reading` for statements, `body` for comments and alternatives. */
  size?: 'reading' | 'body';
  className?: string;
  id?: string;
  /** Renders formulas at once, even outside the viewport: paper has no viewport. */
  eager?: boolean;
}

/** A statement, alternative or comment in the paper's serif, with its pictures, tables and formulas. */
export function RichText({ html, size = 'reading', className, id, eager = false }: RichTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const content = useMemo(() => ({ __html: responsiveHtml(html) }), [html]);

  useEffect(() => {
    const root = ref.current;
    if (!root || !hasMath(html)) return;
    const set = () => void renderMath(root);
    if (eager) return set();
    return onNearViewport(root, set);
  }, [html, eager]);

  // Browsers do not retry a picture that failed to load offline.
  useEffect(() => {
    const handleOnline = () => {
      for (const image of ref.current?.querySelectorAll('img') ?? []) {
        if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
      }
    };
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  // eslint-disable-next-line no-restricted-syntax -- the one place for question HTML, which the server sanitised when it was stored
  return <Paper ref={ref} id={id} className={className} $size={size} dangerouslySetInnerHTML={content} />;
}

const Paper = styled.div<{ $size: 'reading' | 'body' }>`
  ${paperText}
`;
