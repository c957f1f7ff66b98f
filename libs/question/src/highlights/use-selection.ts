import { useEffect, useState, type RefObject } from 'react';
import { paintedAt } from './paint';
import { textRuns, stretchOf } from './statement-text';
import type { Highlight, Stretch } from '@mapa/api-client';

/** A selected range, and where on the page it ends. */
export interface Selected extends Stretch {
  left: number;
  top: number;
  /** True for a clicked highlight instead of selected text. */
  isPressed?: boolean;
}

/** Attribute of the tools themselves: a click on them keeps the selection. */
export const TOOLS = 'data-grifar';

interface SelectionArea {
  /** The panel, relative to which the position is computed. */
  root: RefObject<HTMLElement | null>;
  statement: () => HTMLElement | null;
  html: string;
  highlights: readonly Highlight[];
}

const MARGIN = 8;
/** Width of the tools, used to keep them within the panel. */
const TOOLS_WIDTH = 264;

function positionOf(root: HTMLElement, box: DOMRect): { left: number; top: number } {
  const frame = root.getBoundingClientRect();
  const left = Math.max(0, Math.min(box.left - frame.left, frame.width - TOOLS_WIDTH));
  return { left, top: box.bottom - frame.top + MARGIN };
}

function read({ root, statement, html }: SelectionArea): Selected | null {
  const element = statement();
  const selection = getSelection();
  if (!element || !root.current || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const stretch = range.intersectsNode(element) ? stretchOf(textRuns(element, html), range) : null;
  return stretch && { ...stretch, ...positionOf(root.current, range.getBoundingClientRect()) };
}

/** The selected range of the statement, or the clicked highlight; read on pointer up, returned as state. */
export function useSelection(area: SelectionArea): [Selected | null, () => void] {
  const [selected, setSelected] = useState<Selected | null>(null);
  const { root, statement, highlights } = area;

  useEffect(() => {
    let isDown = false;
    const look = () => {
      if (isDown) return;
      const found = read(area);
      setSelected((was) => found ?? (was?.isPressed ? was : null));
    };
    // Only a mouse delays until it is released: dragging a selection's handles by touch sends no pointer-down event.
    const handleDown = ({ pointerType }: PointerEvent) => {
      isDown = pointerType === 'mouse';
    };
    const handleUp = ({ target }: PointerEvent) => {
      isDown = false;
      if (!(target instanceof Element) || target.closest(`[${TOOLS}]`)) return;
      const found = read(area);
      const pressed = !found && statement()?.contains(target) ? paintedAt(target, highlights) : undefined;
      if (pressed && root.current)
        setSelected({ ...pressed, ...positionOf(root.current, target.getBoundingClientRect()), isPressed: true });
      else setSelected(found);
    };
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setSelected(null);
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('pointerdown', handleDown);
    document.addEventListener('pointerup', handleUp);
    document.addEventListener('keydown', handleEscape);
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('pointerdown', handleDown);
      document.removeEventListener('pointerup', handleUp);
      document.removeEventListener('keydown', handleEscape);
    };
  });

  return [selected, () => setSelected(null)];
}
