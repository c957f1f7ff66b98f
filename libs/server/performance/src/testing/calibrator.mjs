// A program that calibrates one area at once.
process.send({ examId: 57, area: process.argv[2], students: 210 }, () => process.exit(0));
