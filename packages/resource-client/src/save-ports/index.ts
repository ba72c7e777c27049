export {
  createRestPorts,
  type RestBoard,
  type RestBoardPorts,
  type RestError,
  type RestLocation,
  type RestPorts,
  type RestPortsOptions,
  type RestSavePorts,
  type RestTarget,
} from './create-rest-ports.ts';
