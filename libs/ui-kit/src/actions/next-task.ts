/** Ends the task: what follows runs in a task of its own, so that the browser handles input in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
