import { defineServerTool } from '#tools/define.ts';
import { sourceOf } from './call.ts';
import { answer, contract } from './contract.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { edited } from './edited.ts';
import { ground } from './ground.ts';
import { prompt } from './prompt.ts';
import { suggest } from './suggest.ts';
import { title } from './title.ts';

export const tool = defineServerTool({
	contract,
	answer,
	title,
	call: sourceOf,
	suggest,
	draft,
	prompt,
	ground,
	document,
	clientDocument: document,
	edited,
});
