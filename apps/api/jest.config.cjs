module.exports = require('../../jest.preset.js').node(__dirname, { globalSetup: './src/testing/template.ts' });
