import { posix } from 'node:path';
import { isForStudents, textForOthers } from './losses';
import { pathOf } from './pictures';
import type { XmlElement } from './tree';

/** A text before an item, with its file. */
export interface Stimulus {
  element: XmlElement;
  path: string;
}

/** The texts that sections of a package's tests show before their items, by the item's path. */
export class SectionTexts {
  private readonly byItem = new Map<string, { stimuli: Stimulus[]; losses: string[] }>();

  /** Adds the sections of a test, or of a section in its own file. */
  addTest(test: XmlElement, path: string): void {
    this.visit(test, path, [], []);
  }

  of(path: string): { stimuli: readonly Stimulus[]; losses: readonly string[] } {
    return this.byItem.get(path) ?? { stimuli: [], losses: [] };
  }

  private visit(element: XmlElement, path: string, above: readonly Stimulus[], lost: readonly string[]): void {
    const inside = element.children.filter((child): child is XmlElement => typeof child !== 'string');
    const rubrics = inside.filter(({ name }) => name === 'rubricblock');
    const stimuli = [...above, ...rubrics.filter(isStimulus).map((one) => ({ element: one, path }))];
    const losses = [...lost, ...rubrics.filter((one) => !isStimulus(one)).map(rubricLoss)];
    for (const child of inside) {
      if (child.name === 'assessmentitemref') {
        const item = pathOf(posix.dirname(path), child.attributes['href'] ?? '');
        // An item in several sections gets the texts of the first.
        if (item !== null && !this.byItem.has(item)) this.byItem.set(item, { stimuli, losses });
      } else if (child.name !== 'rubricblock') this.visit(child, path, stimuli, losses);
    }
  }
}

/**
 * Instructions, as QTI's `use` states, concern the test: navigation, marks. Any other text for students is shared by
 * the items.
 */
const isStimulus = (rubric: XmlElement): boolean =>
  isForStudents(rubric) && !/instructions|navigation|scoring/i.test(rubric.attributes['use'] ?? '');

const rubricLoss = (rubric: XmlElement): string =>
  isForStudents(rubric) ? 'ficaram de fora as instruções da seção' : textForOthers(rubric);
