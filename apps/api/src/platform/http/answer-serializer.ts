import { Ajv } from "ajv";
import fastJson from "fast-json-stringify";
import { z } from "zod";

type Serializer = (answer: object) => string;

// Its optimizer takes as long as all the rest of a first answer, and V8 does the same later.
const ajv = new Ajv({ strict: false, logger: false, code: { optimize: false } });

/**
 * Writes answers of a call as JSON by their schema of the contract: the keys that it lists and no other. Throws on a key
 * that is missing and on a value of another type or outside of its list, which fast-json-stringify alone would turn into
 * an empty or another one. Lengths, patterns and ranges are not measured again (docs/decisions/0044).
 */
export function answerSerializer(call: string, schema: z.core.$ZodType): Serializer {
  let compiled: Serializer | undefined;
  return (answer) => {
    try {
      // A copy that starts would be ready a fifth of a second later with all of them.
      compiled ??= compile(schema);
      return compiled(answer);
    } catch (cause) {
      throw new Error(`the answer of ${call} does not fit its contract`, { cause });
    }
  };
}

function compile(schema: z.core.$ZodType): Serializer {
  const types = z.toJSONSchema(schema, {
    io: "output",
    unrepresentable: "any",
    // It has `nullable`, which both libraries write in place; of `anyOf` with null each branch would be tried.
    target: "openapi-3.0",
    override: ({ jsonSchema }) => leaveTypes(jsonSchema),
  });
  const isTyped = ajv.compile(types);
  const serialize = fastJson(types as fastJson.AnySchema);
  return (answer) => {
    if (!isTyped(answer)) throw new TypeError(ajv.errorsText(isTyped.errors));
    return serialize(answer);
  };
}

function leaveTypes(schema: z.core.JSONSchema.BaseSchema): void {
  delete schema.pattern;
  delete schema.format;
  delete schema.minLength;
  delete schema.maxLength;
  delete schema.minimum;
  delete schema.maximum;
  delete schema.minItems;
  delete schema.maxItems;
  // Called of a schema again where a key may be left out as well.
  if (schema.nullable && schema.enum) schema.enum = [...new Set([...schema.enum, null])];
  // A schema with a name is referred to, and has no type here.
  if (schema.nullable && schema.type === undefined) {
    schema.anyOf = [...(schema.anyOf ?? schema.allOf ?? []), { type: "null" }];
    delete schema.allOf;
    delete schema.nullable;
  }
  // What is not listed is left out, and is no fault.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}
