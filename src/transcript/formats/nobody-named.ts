import type { Warning } from '../call.ts';

export const NOBODY_NAMED: Warning = {
	text: 'No line names a speaker, so who said what is unknown: talk share and questions by side cannot be measured.',
};
