import { parse } from 'protobufjs';

/** The messages of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto that a small model needs, with their numbers. */
const SCHEMA = `syntax = "proto3";
message Operators { string domain = 1; int64 version = 2; }
message Dimension { int64 dim_value = 1; string dim_param = 2; }
message Shape { repeated Dimension dim = 1; }
message TensorType { int32 elem_type = 1; Shape shape = 2; }
message Type { TensorType tensor_type = 1; }
message Value { string name = 1; Type type = 2; }
message Attribute { string name = 1; int64 i = 3; int32 type = 20; }
message Node { repeated string input = 1; repeated string output = 2; string name = 3; string op_type = 4; repeated Attribute attribute = 5; }
message Graph { repeated Node node = 1; string name = 2; repeated Value input = 11; repeated Value output = 12; }
message Model { int64 ir_version = 1; repeated Operators opset_import = 8; Graph graph = 7; }`;
const FLOAT = 1;
const SIDE = 16;

/**
 * Returns an image model in the ONNX format whose embedding is the mean of each channel of a square of 16 pixels; with `isNegative`
 * another model, whose embedding is the negative of it.
 */
export function testModel({ isNegative = false }: { readonly isNegative?: boolean } = {}): Uint8Array {
  const value = (name: string, dims: readonly number[]) => ({
    name,
    type: { tensorType: { elemType: FLOAT, shape: { dim: dims.map((size) => ({ dimValue: size })) } } },
  });
  const node = (operator: string, input: string, output: string) => ({
    input: [input],
    output: [output],
    name: output,
    opType: operator,
  });
  const model = parse(SCHEMA).root.lookupType('Model');
  const message = model.fromObject({
    irVersion: 8,
    opsetImport: [{ domain: '', version: 13 }],
    graph: {
      name: 'colors',
      input: [value('image', [1, 3, SIDE, SIDE])],
      output: [value('embedding', [1, 3])],
      node: [
        node('GlobalAveragePool', 'image', 'means'),
        node('Flatten', 'means', 'flat'),
        node(isNegative ? 'Neg' : 'Identity', 'flat', 'embedding'),
      ],
    },
  });
  return model.encode(message).finish();
}
