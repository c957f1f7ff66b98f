// A reader that never answers: the waiting process has to end it.
setInterval(() => undefined, 1000);
