// A reader that never answers: the process that waits for it has to end it.
setInterval(() => undefined, 1000);
