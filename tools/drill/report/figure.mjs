/**
 * One figure of a drill.
 *
 * @param target what it should be, in words; none: it is told for its own sake
 * @param isMet whether it is so
 */
export const figure = (name, value, target = null, isMet = null) => ({ name, value, target, isMet });
