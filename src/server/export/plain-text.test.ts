import { expect, it } from 'vitest';
import type { Document } from '#shared/document.ts';
import { toPlainText } from './plain-text.ts';

it('writes every kind of block as it would be read, and escapes nothing', () => {
	const document: Document = {
		title: 'Loaves',
		subtitle: 'for Zoë',
		facts: [{ label: 'To', value: 'Zoë' }],
		sections: [
			{
				heading: 'First',
				blocks: [
					{ kind: 'paragraph', text: 'Hi *Zoë*,\n<b>now</b>' },
					{ kind: 'list', items: ['one', 'two'], ordered: true },
					{ kind: 'quote', text: 'We bake.', place: 'line 4' },
					{ kind: 'table', head: ['Who', 'When'], rows: [['Ada', 'four']] },
				],
				sections: [{ heading: 'Inner', blocks: [{ kind: 'list', items: ['ask\nher'] }] }],
			},
		],
	};
	expect(toPlainText(document)).toBe(
		[
			'Loaves\n======',
			'for Zoë',
			'To: Zoë',
			'First\n-----',
			'Hi *Zoë*,\n<b>now</b>',
			'1. one\n2. two',
			'“We bake.” (line 4)',
			'Who\tWhen\nAda\tfour',
			'Inner',
			'- ask\n  her\n',
		].join('\n\n'),
	);
});
