import { defineOutline } from '#tools/define.ts';
import { answer, contract } from './contract.ts';
import { sourceOf } from './source.ts';

export const outline = defineOutline({
	contract,
	answer,
	answerTokens: 5064,
	call: sourceOf,
});
