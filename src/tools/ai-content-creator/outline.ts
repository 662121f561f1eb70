import { defineOutline } from '#tools/define.ts';
import { answer, contract } from './contract.ts';
import { parts } from './parts.ts';

export const outline = defineOutline({
	contract,
	answer,
	answerTokens: 5779,
	parts,
});
