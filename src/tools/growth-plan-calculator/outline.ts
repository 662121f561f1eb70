import { defineOutline } from '#tools/define.ts';
import { answer, contract } from './contract.ts';
import { parts } from './parts.ts';
import { sourceOf } from './source.ts';

export const outline = defineOutline({
	contract,
	answer,
	answerTokens: 4746,
	parts,
	call: sourceOf,
	suggests: true,
});
