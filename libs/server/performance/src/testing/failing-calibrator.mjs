// A program that cannot calibrate.
process.exit(1);
