// A console error is an unread defect: it fails the test that caused it.
require('@testing-library/jest-dom');
const { act, configure } = require('@testing-library/react');
const { toast } = require('react-hot-toast/headless');

// Two busy cores may take longer than the library's one second; waiting ends as soon as the element appears.
configure({ asyncUtilTimeout: 8_000 });

// The store of notices outlives the screen of a test: the next test would find its notices.
afterEach(() => act(() => toast.removeAll()));

let complaints = [];
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...parts) => complaints.push(parts.map(String).join(' ')));
});
afterEach(() => {
  console.error.mockRestore();
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
