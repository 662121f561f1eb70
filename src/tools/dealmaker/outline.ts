import { defineOutline } from '#tools/define.ts';
import { answer, contract } from './contract.ts';
import { edited } from './edited.ts';
import { sourceOf } from './source.ts';

export const outline = defineOutline({
	contract,
	answer,
	answerTokens: 1380,
	call: sourceOf,
	suggests: true,
	edited,
});
