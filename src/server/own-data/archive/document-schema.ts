import { z } from 'zod';
import type { PrintedBlock, PrintedDocument, PrintedFact, PrintedSection } from '#shared/document.ts';
import { storableText } from '#shared/storable-text.ts';

const text = z.string().max(500_000).transform(storableText);
const texts = z.array(text).max(10_000);

const fact: z.ZodType<PrintedFact> = z.strictObject({ label: text, value: text });
const facts = z.array(fact).max(1000);

const block: z.ZodType<PrintedBlock> = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('paragraph'), text }),
	z.strictObject({ kind: z.literal('list'), items: texts, ordered: z.boolean().optional() }),
	z.strictObject({ kind: z.literal('quote'), text, place: text.optional() }),
	z.strictObject({ kind: z.literal('table'), head: texts, rows: z.array(texts).max(10_000) }),
	z.strictObject({ kind: z.literal('facts'), facts }),
]) as z.ZodType<PrintedBlock>;

const section: z.ZodType<PrintedSection> = z.strictObject({
	heading: text,
	blocks: z.array(block).max(10_000),
	sections: z
		.array(z.lazy(() => section))
		.max(1000)
		.optional(),
}) as z.ZodType<PrintedSection>;

/** A neutral document that came from elsewhere. */
export const documentSchema = z.strictObject({
	title: text,
	subtitle: text.optional(),
	author: z.strictObject({ name: text.optional(), company: text.optional(), email: text.optional() }).optional(),
	acceptance: text.optional(),
	facts,
	sections: z.array(section).max(1000),
}) as z.ZodType<PrintedDocument>;
